import type { Connector } from 'wagmi'

/** Connectors that a person has asked, by the question; all else is wagmi's. */
export const asked = new Map<object, Connector>()
