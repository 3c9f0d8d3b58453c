/** A picture as an address that the security policy lets a page show: it knows no `blob:`. */
export const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new Error('Not read')));
    reader.readAsDataURL(blob);
  });
