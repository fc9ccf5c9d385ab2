/** Without it a mutation made offline would wait for ever. */
export const mutationDefaults = { networkMode: 'always' } as const
