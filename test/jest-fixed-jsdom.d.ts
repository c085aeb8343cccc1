declare module 'jest-fixed-jsdom' {
  export { TestEnvironment as default } from 'jest-environment-jsdom';
}
