/** Creates a document that only emits violations of its policy. */
export function createPageEvents() {
  const listeners = new Set<(event: Event) => void>()
  return {
    document: {
      addEventListener: (_: string, listener: (event: Event) => void) =>
        void listeners.add(listener),
      removeEventListener: (_: string, listener: (event: Event) => void) =>
        void listeners.delete(listener),
    } as unknown as Pick<Document, 'addEventListener' | 'removeEventListener'>,
    violate(
      effectiveDirective: string,
      blockedURI: string,
      disposition = 'enforce',
    ) {
      const event = { blockedURI, disposition, effectiveDirective }
      for (const listener of [...listeners]) listener(event as never)
    },
    count: () => listeners.size,
  }
}
