/** Views of a swap: where it is entered, and where it is followed. */
export const swapViews = { form: 'Swap', progress: 'SwapPreview' } as const
