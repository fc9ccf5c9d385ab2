import type { SdkClient, SdkSession } from './sdk.js'

/** Returns the library's session of a topic, `undefined` if there is none. */
export function findSession(
  client: SdkClient,
  topic: string | undefined,
): SdkSession | undefined {
  return client.session.getAll().find((session) => session.topic === topic)
}
