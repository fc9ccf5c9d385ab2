import { LoginRequiredError } from '../errors/login.js'
import type { Frame, FrameClient } from '../ports.js'

/**
 * Asks the frame who is logged in, making the frame when there is none; again
 * when another tab changes the login meanwhile.
 *
 * @param parameters.read - reads the account of whoever is logged in
 * @param parameters.signal - ends the asking, at a disconnect
 * @returns `undefined` when nobody is logged in
 * @throws LoginRequiredError when it was ended
 */
export async function requestLogin<account>(
  frame: Frame,
  parameters: requestLogin.Parameters<account>,
): Promise<account | undefined> {
  const { read, signal } = parameters

  async function look(client: FrameClient) {
    if (!(await client.isConnected({ signal }))) return undefined
    if (signal.aborted) throw new LoginRequiredError()
    return read(client)
  }

  const client = await frame.open()
  if (signal.aborted) throw new LoginRequiredError()
  // Another tab may sign out between a question and the next.
  let isStale = false
  const unfollow = client.onSessionUpdate(() => {
    isStale = true
  })
  try {
    let found = await look(client)
    while (isStale) {
      isStale = false
      found = await look(client)
    }
    return found
  } finally {
    unfollow()
  }
}

export declare namespace requestLogin {
  type Parameters<account> = {
    read(client: FrameClient): Promise<account | undefined>
    signal: AbortSignal
  }
}
