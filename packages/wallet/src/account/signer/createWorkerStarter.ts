import { WORKER_POLICY } from '../../build/worker.js'
import workerUrl from '../../keys/worker.js?worker&url'
import type { SignerWorker } from './createSigner.js'

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(url: string): unknown }
}

/** Makes what starts the worker; once per page, since its policy is. */
export function createWorkerStarter(): () => SignerWorker {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  // Whatever it is asked for, it gives this one script.
  // The page's headers allow no other policy, and none by this name twice.
  const policy = trustedTypes?.createPolicy(WORKER_POLICY, {
    createScriptURL: () => workerUrl,
  })
  return () => {
    const url = policy ? policy.createScriptURL('') : workerUrl
    return new Worker(url as string, { name: WORKER_POLICY })
  }
}
