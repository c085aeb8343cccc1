import { href } from '@/routes/href';
import { Listed } from '@/shared/ui/values/Listed';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { CropName } from './CropName';

const draw = (shortName: string) => (
  <RouteLink to={href('crop', { shortName })}>
    <CropName shortName={shortName} />
  </RouteLink>
);

/** Crops by their names, each leading to its page. */
export function CropLinks({ crops }: { crops: readonly string[] }) {
  return <Listed texts={crops} draw={draw} />;
}
