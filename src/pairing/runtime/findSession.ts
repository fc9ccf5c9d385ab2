import type { SdkClient, SdkSession } from './sdk.js'

/** The library's session of a topic, `undefined` when it has none. */
export function findSession(
  client: SdkClient,
  topic: string | undefined,
): SdkSession | undefined {
  return client.session.getAll().find((session) => session.topic === topic)
}
