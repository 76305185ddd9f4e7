/**
 * React Native's own animations. Ours are Reanimated's; the navigator alone declares values that follow its transitions,
 * and nothing draws by them. So values are kept, and an animation that is really started is refused.
 */
import type { Bag } from '../runtime/realm';
import { HEARD, nothing } from './host';

export function animatedModule(): Bag {
  const nodes = new Set<number>();
  const known = (tag: number) => {
    if (!nodes.has(tag)) throw new Error(`There is no animated node ${tag}`);
  };
  return {
    ...HEARD,
    queueAndExecuteBatchedOperations: undefined,
    startOperationBatch: nothing,
    finishOperationBatch: nothing,
    createAnimatedNode: (tag: number) => void nodes.add(tag),
    updateAnimatedNodeConfig: known,
    dropAnimatedNode: (tag: number) => void nodes.delete(tag),
    connectAnimatedNodes: known,
    disconnectAnimatedNodes: known,
    connectAnimatedNodeToView: known,
    disconnectAnimatedNodeFromView: known,
    restoreDefaultValues: known,
    setAnimatedNodeValue: known,
    setAnimatedNodeOffset: known,
    extractAnimatedNodeOffset: known,
    flattenAnimatedNodeOffset: known,
    addAnimatedEventToView: nothing,
    removeAnimatedEventFromView: nothing,
    startListeningToAnimatedNodeValue: known,
    stopListeningToAnimatedNodeValue: nothing,
  };
}
