/**
 * Sends every request to the network of the current world. Imported first:
 * web3.js keeps the `fetch` it finds when it loads.
 */
globalThis.fetch = (input, init) => globalThis.silentFetch(input, init)
