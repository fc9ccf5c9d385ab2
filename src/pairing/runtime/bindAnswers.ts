import type { SdkClient } from './sdk.js'

/**
 * Lets an answer in only where its question was asked. The library tells
 * answers apart by a number that can be guessed, so that whoever has seen a URI
 * could answer for the wallet that was connected by it, or by another.
 */
export function bindAnswers({ core, engine }: SdkClient): void {
  const hear = engine?.onRelayEventResponse
  if (!engine || !hear) return
  engine.onRelayEventResponse = async (event) => {
    const { payload, topic } = event
    const asked = core.history.values.find(({ id }) => id === payload.id)
    return asked?.topic === topic ? hear(event) : undefined
  }
}
