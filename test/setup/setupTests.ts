// Modules that load on first use are compiled then, on a machine that may be
// busy: a second is too short to wait for what they draw.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 5_000 })
}

export {}
