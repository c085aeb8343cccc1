/** JSON Schema of what a type of the contract says. */
import { SymbolFlags, TypeFlags, type Checker, type Symbol, type Type } from 'typescript/unstable/sync';

export type Schema = Readonly<Record<string, unknown>>;

const ANYTHING = TypeFlags.Any | TypeFlags.Unknown;
const NOTHING = TypeFlags.Undefined | TypeFlags.Void | TypeFlags.Never;
const TEXT = TypeFlags.StringLike & ~TypeFlags.StringLiteral;

/** Of the platform: how they travel. */
const PLATFORM: Readonly<Record<string, Schema>> = {
  Blob: { type: 'string', format: 'binary' },
  FormData: { type: 'object', additionalProperties: true },
};

/** The comment that stands before where a property is declared: read here, as asking for each takes long. */
export function sayingOf({ declarations: [declared] }: Symbol): string {
  const node = declared?.resolve();
  const before = node?.getSourceFile().text.slice(node.pos, node.end) ?? '';
  const [, comment = ''] = /^\s*\/\*\*([^]*?)\*\//.exec(before) ?? [];
  return comment
    .replaceAll(/\n\s*\*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export interface SchemaMaker {
  of(type: Type): Schema;
  /** By name: what named types of the contract say. */
  components: Readonly<Record<string, Schema>>;
}

/** @param isOurs whether a symbol is declared in the contract: those keep their names. */
export function schemaMaker(checker: Checker, isOurs: (symbol: Symbol) => boolean): SchemaMaker {
  const components: Record<string, Schema> = {};
  const names = new Map<number, string>();

  /** A name of the contract; of a generic type with those of what it is made for. */
  const nameOf = (type: Type): string | undefined => {
    const alias = type.getAliasSymbol();
    const symbol = alias ?? type.getSymbol();
    if (!symbol || symbol.name.startsWith('__') || !isOurs(symbol)) return undefined;
    const made = alias ? type.getAliasTypeArguments() : type.isTypeReference() ? checker.getTypeArguments(type) : [];
    const parts = made.filter((each) => each.id !== type.id).map(nameOf);
    return parts.includes(undefined) ? undefined : [symbol.name, ...parts].join('_');
  };

  const objectOf = (type: Type): Schema => {
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    const all = checker.getPropertiesOfType(type);
    // Together: each question goes to another process.
    const types = checker.getTypeOfSymbol(all);
    for (const [at, property] of all.entries()) {
      const of = types[at];
      if (!of) continue;
      const schema = schemaOf(of);
      const said = sayingOf(property);
      const refers = '$ref' in schema ? { allOf: [schema] } : schema;
      properties[property.name] = said === '' ? schema : { ...refers, description: said };
      if (!(property.flags & SymbolFlags.Optional)) required.push(property.name);
    }
    const [index] = checker.getIndexInfosOfType(type);
    return {
      type: 'object',
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(required.length > 0 && { required }),
      ...(index && { additionalProperties: schemaOf(index.valueType) }),
    };
  };

  /** Without what is absent, and with what may be null. */
  const unionOf = (types: readonly Type[]): Schema => {
    const there = types.filter(({ flags }) => !(flags & NOTHING));
    const isNullable = there.some(({ flags }) => flags & TypeFlags.Null);
    const rest = there.filter(({ flags }) => !(flags & TypeFlags.Null));
    const nullable = isNullable ? [{ type: 'null' }] : [];
    const values = rest.flatMap((each) => (each.isLiteralType() ? [each.value] : []));
    if (values.length === rest.length && rest.length > 0) {
      const kinds = [...new Set(values.map((value) => typeof value))];
      const isBoolean = kinds.length === 1 && kinds[0] === 'boolean' && values.length === 2;
      const said = [...kinds, ...(isNullable ? ['null'] : [])];
      const type = said.length === 1 ? said[0] : said;
      return isBoolean ? { type } : { type, enum: isNullable ? [...values, null] : values };
    }
    const isBoolean = rest.filter((each) => each.isBooleanLiteralType()).length === 2;
    const others = isBoolean ? rest.filter((each) => !each.isBooleanLiteralType()) : rest;
    const schemas = [...others.map(schemaOf), ...(isBoolean ? [{ type: 'boolean' }] : [])];
    const [only] = schemas;
    if (schemas.length === 1 && only && !isNullable) return only;
    if (schemas.length === 1 && typeof only?.['type'] === 'string') return { ...only, type: [only['type'], 'null'] };
    return { anyOf: [...schemas, ...nullable] };
  };

  const bare = (type: Type): Schema => {
    const { flags } = type;
    if (flags & ANYTHING) return {};
    if (flags & NOTHING) return { not: {} };
    if (flags & TypeFlags.Null) return { type: 'null' };
    if (type.isLiteralType()) return { type: typeof type.value, const: type.value };
    if (flags & TEXT) return { type: 'string' };
    if (flags & TypeFlags.NumberLike) return { type: 'number' };
    if (flags & TypeFlags.BooleanLike) return { type: 'boolean' };
    if (type.isUnionType()) return unionOf(type.getTypes() ?? []);
    if (type.isTupleType() || (type.isTypeReference() && type.getTarget().isTupleType())) {
      const items = checker.getTypeArguments(type as Parameters<Checker['getTypeArguments']>[0]).map(schemaOf);
      return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length };
    }
    const symbol = type.getSymbol()?.name ?? '';
    if (type.isTypeReference() && /^(Readonly)?Array$/.test(symbol)) {
      const [item] = checker.getTypeArguments(type);
      return { type: 'array', items: item ? schemaOf(item) : {} };
    }
    return PLATFORM[symbol] ?? (flags & TypeFlags.NonPrimitive ? { type: 'object' } : objectOf(type));
  };

  function schemaOf(type: Type): Schema {
    const known = names.get(type.id);
    if (known) return { $ref: `#/components/schemas/${known}` };
    const isWhole = Boolean(type.flags & (TypeFlags.Object | TypeFlags.Intersection | TypeFlags.Union));
    const name = isWhole ? nameOf(type) : undefined;
    if (name === undefined) return bare(type);
    const taken = new Set(names.values());
    let free = name;
    for (let at = 2; taken.has(free); at += 1) free = `${name}_${at}`;
    names.set(type.id, free);
    components[free] = bare(type);
    return { $ref: `#/components/schemas/${free}` };
  }

  return { of: schemaOf, components };
}
