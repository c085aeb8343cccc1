/** Lines that breeding tools read (BrAPI 2.1); the portal itself calls none of them. */
export const brapiEndpoints = {};
