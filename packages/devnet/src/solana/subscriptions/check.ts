/** Looked at after every slot; true ends it. */
export type Check = (
  notify: (method: string, result: unknown) => void,
) => boolean
