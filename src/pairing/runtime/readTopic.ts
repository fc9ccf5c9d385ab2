/** Returns the topic of a pairing's URI: `wc:<topic>@2?...`. */
export const readTopic = (uri: string | undefined): string =>
  /^wc:([0-9a-f]+)@/i.exec(uri ?? '')?.[1] ?? ''
