/** Loads all nets before the tests, which need answers at once. */
import { keepAllWeights } from '../../../engine/ai/weights/all';

keepAllWeights();
