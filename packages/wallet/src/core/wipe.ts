/** Overwrites keys and shares, so that they do not stay in memory. */
export function wipe(...all: readonly (Uint8Array | undefined)[]): void {
  for (const bytes of all) bytes?.fill(0)
}
