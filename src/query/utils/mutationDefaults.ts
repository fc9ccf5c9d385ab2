/** Without it, a mutation made offline would wait forever. */
export const mutationDefaults = { networkMode: 'always' } as const
