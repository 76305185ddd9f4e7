/**
 * React Native's Animated. Our animations use Reanimated; only the navigator declares Animated
 * values, and nothing is drawn with them. So values are stored, and starting an animation fails.
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
