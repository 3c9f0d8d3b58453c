const ADDRESS = /\/v0\/b\/[^/]+\/o\/[^/]+%2F[0-9a-f]{16}-\d+x\d+\.(?:webp|jpg)\?alt=media$/;

/** Whether an address is that of an article's picture, at whichever origin the storage is. */
export const isPressPicture = (address: string): boolean => ADDRESS.test(address);
