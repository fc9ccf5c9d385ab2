/** Folder of the worker that signs; it has no other file. */
export const WORKER_PATH = '/sdk/worker/'
/** Name of the Trusted Types policy that starts it. */
export const WORKER_POLICY = 'latchkey-signer'
