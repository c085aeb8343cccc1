/** What is known of the world, for whoever asks whether a position can be true. */
export interface Lands {
  /**
   * Whether a place lies in the country of an ISO 3166-1 alpha-3 code, or so near that the shapes cannot tell;
   * undefined where the country has no shape.
   */
  isIn(code3: string, latitude: number, longitude: number): boolean | undefined;
  /** Whether it lies farther from any land than the shapes may be wrong. */
  isAtSea(latitude: number, longitude: number): boolean;
}
