/** Tests ask for answers at once: the nets of all tables are there before they begin. */
import { keepAllWeights } from '../../../engine/ai/weights/all';

keepAllWeights();
