import { Suspense, type ReactNode } from 'react';
import { string, type AnyObject, type ObjectSchema } from 'yup';
import { useSession } from '@/session/use-session';
import { useServerInfoQuery } from '@/shared/api/server-info';
import { EditForm } from '@/shared/form/EditForm';
import type { FieldDefinition } from '@/shared/form/fields/field-definition';
import { valuesOf } from '@/shared/form/fields/field-schema';
import { FormFields } from '@/shared/form/fields/FormFields';
import { problem } from '@/shared/form/problem';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';

// Only where one is configured: it comes with a library and scripts of its own.
const CaptchaInput = lazyPart(() => import('@/shared/form/CaptchaInput'));

interface Props<V extends AnyObject> {
  fields: readonly FieldDefinition<keyof V & string>[];
  /** The contract's. */
  schema: ObjectSchema<V>;
  label: ReactNode;
  /** `captcha` is there where one is asked. */
  send: (values: V & { captcha?: string }) => Promise<void>;
}

/** A form that anybody may send, once at a time, after a captcha where the server has one. */
export function VisitorForm<V extends AnyObject>({ fields, schema, label, send }: Props<V>) {
  const siteKey = useServerInfoQuery().data?.captchaSiteKey;
  const { person } = useSession();
  const asked = siteKey ? schema.shape({ captcha: string().ensure().required(problem('captchaMissing')) }) : schema;
  return (
    <EditForm
      initial={{ ...valuesOf(fields), ...(siteKey && { captcha: '' }) } as unknown as V & { captcha?: string }}
      schema={asked as unknown as ObjectSchema<V & { captcha?: string }>}
      keep={{ secret: ['captcha'], ...(person !== undefined && { owner: person }) }}
      send={send}
      explain={({ status, message }) => (status === 429 ? message : undefined)}
    >
      <FormFields entity="content" fields={fields} />
      {siteKey && (
        <Suspense fallback={null}>
          <CaptchaInput siteKey={siteKey} />
        </Suspense>
      )}
      <SubmitButton>{label}</SubmitButton>
    </EditForm>
  );
}
