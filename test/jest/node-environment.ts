/** Jest environment for Node. */
import './script-cache';
import { TestEnvironment } from 'jest-environment-node';

export default TestEnvironment;
