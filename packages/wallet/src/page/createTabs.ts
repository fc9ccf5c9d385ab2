export type Tabs = {
  /** Tells the other frame pages of this origin. */
  announce(message: TabMessage): void
  close(): void
}

export type TabMessage = {
  /** Empty after a sign-out; never the session's token. */
  publicId: string
  /** Whom the change concerns, for pages whose storage is blocked. */
  userId: string
}

const CHANNEL = 'latchkey-frame'

/** Says and hears changes of the session between tabs. */
export function createTabs(parameters: {
  onMessage(message: TabMessage): void
}): Tabs {
  const channel = open()
  channel?.addEventListener('message', ({ data, isTrusted }) => {
    if (isTrusted && isTabMessage(data)) parameters.onMessage(data)
  })
  return {
    announce: (message) => channel?.postMessage(message),
    close: () => channel?.close(),
  }
}

function open() {
  try {
    return new BroadcastChannel(CHANNEL)
  } catch {
    // Blocked together with storage: this tab is then on its own.
    return undefined
  }
}

function isTabMessage(data: unknown): data is TabMessage {
  return (
    typeof data === 'object' &&
    data !== null &&
    'publicId' in data &&
    typeof data.publicId === 'string' &&
    'userId' in data &&
    typeof data.userId === 'string'
  )
}
