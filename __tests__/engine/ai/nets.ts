/** Loads all nets first, because the tests need answers at once. */
import { keepAllWeights } from '../../../engine/ai/weights/all';

keepAllWeights();
