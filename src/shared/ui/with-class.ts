import { createElement, type ComponentProps, type ElementType, type FunctionComponent } from 'react';

export type Classed<C extends ElementType> = FunctionComponent<ComponentProps<C> & { as?: ElementType }>;

/** The component, or another `as` which it is drawn here, always with this class; classes given to it stand beside it. */
export function withClass<C extends ElementType>(component: C, name: string): Classed<C> {
  return function Classed({ as = component, className, ...rest }) {
    return createElement(as, { ...rest, className: className ? `${name} ${className as string}` : name });
  };
}
