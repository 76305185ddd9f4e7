/** In a browser, whose idle queue may wait for long while cards glide. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
