const sheets: Record<string, () => Promise<unknown>> = {
  hostile: () => import('host:hostile.css'),
  tailwind3: () => import('host:tailwind3.css'),
  tailwind4: () => import('host:tailwind4.css'),
  column: () => import('host:column.css'),
  'tailwind4-unlayered': () => import('host:tailwind4-unlayered.css'),
}

/** Loads the host style sheet that the URL asks for. */
export async function loadHostCss(name: string | null) {
  if (name) await sheets[name]?.()
}
