export const HTTP_TIMEOUT_MS = 10_000
export const RPC_BATCH_LIMIT = 1_000
export const LOG_BUFFER_MAX_BYTES = 1_048_576
