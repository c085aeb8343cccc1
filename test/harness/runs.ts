/**
 * How often a property is tried: whoever looks for something (`npm run test:full`) tries all, what must pass a quarter,
 * the same ones each time.
 */
export const runs = (many: number): number => (process.env.FULL === '1' ? many : Math.ceil(many / 4));
