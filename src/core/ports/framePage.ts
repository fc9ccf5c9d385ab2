/** The page that holds the frame's element. */
export type FramePage = {
  window: {
    addEventListener(type: 'message', listener: FramePageListener): void
    removeEventListener(type: 'message', listener: FramePageListener): void
    document: Document
    location: { origin: string }
    open(url: string, target: string, features: string): Window | null
  }
  createElement(parameters: { onCancel(): void }): {
    getWindow(): Window | null
    reload(): void
    show(): void
    hide(): void
    destroy(): void
  }
}

/** Listener of a page's messages. */
export type FramePageListener = (event: {
  isTrusted: boolean
  source: unknown
  origin: string
  data: unknown
}) => void
