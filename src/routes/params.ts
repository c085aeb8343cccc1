/** The values of an address, read from its template: `{a}` needed, `{a?}` optional, `{a:x|y}` one of a list. */
type Placeholders<Path extends string> = Path extends `${string}{${infer Spec}}${infer Rest}`
  ? Spec | Placeholders<Rest>
  : never;

type Choices<List extends string> = List extends `${infer First}|${infer Rest}` ? First | Choices<Rest> : List;

type NameOf<Spec extends string> = Spec extends `${infer Name}:${string}` ? Name : Spec;

type ValueOf<Spec extends string> = Spec extends `${string}:${infer List}` ? Choices<List> : string;

type Needed<Spec extends string> = Spec extends `${string}?` ? never : Spec;

type Optional<Spec extends string> = Spec extends `${infer Bare}?` ? Bare : never;

export type PathParams<Path extends string> = {
  [Spec in Needed<Placeholders<Path>> as NameOf<Spec>]: ValueOf<Spec>;
} & {
  [Spec in Optional<Placeholders<Path>> as NameOf<Spec>]?: ValueOf<Spec>;
};
