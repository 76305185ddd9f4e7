/** In a browser the idle queue may wait long while cards glide, so a timeout is used. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
