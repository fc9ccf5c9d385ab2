import type { CDPSession } from '@playwright/test'

const CPU_RATE = 4
const LATENCY_MS = 400
const BYTES_PER_SECOND = (400 * 1_000) / 8

/** Slow 3G and a slow phone, for the target of one session. */
export async function slowDown(session: CDPSession) {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    downloadThroughput: BYTES_PER_SECOND,
    latency: LATENCY_MS,
    offline: false,
    uploadThroughput: BYTES_PER_SECOND,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
}
