/** Asks a node of one chain (JSON-RPC); rejects with what the node refuses. */
export type AskNode = (method: string, params?: unknown) => Promise<unknown>
