import { LoginRequiredError } from '../errors/login.js'
import type { Frame, FrameClient } from '../ports.js'

/**
 * Reads the logged-in user from the frame, opening the frame if necessary.
 * Reads again if another tab changes the login in the meantime.
 *
 * @param parameters.read - reads the account of the logged-in user
 * @param parameters.signal - aborts the request on disconnect
 * @returns `undefined` when there is no login
 * @throws LoginRequiredError when aborted
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
  // Another tab may sign out between two requests.
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
