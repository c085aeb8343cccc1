/** Jest environment for Node. */
import './compile-once';
import { TestEnvironment } from 'jest-environment-node';

export default TestEnvironment;
