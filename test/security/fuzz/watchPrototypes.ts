const watched = [
  Object,
  Array,
  String,
  Number,
  Function,
  Promise,
  Map,
  Set,
  RegExp,
  Error,
].map(({ prototype }) => prototype)

/**
 * Returns a function that tells whether a prototype has changed since. Cheap
 * enough for each run.
 */
export function watchPrototypes(): () => boolean {
  const takePicture = () =>
    watched.map((prototype) => {
      const members = Object.getOwnPropertyDescriptors(prototype)
      return { members, keys: Reflect.ownKeys(members) }
    })
  const before = takePicture()
  return () =>
    takePicture().some(({ keys, members }, index) => {
      const old = before[index]
      return (
        keys.length !== old?.keys.length ||
        keys.some((key) => {
          const now = Reflect.get(members, key)
          const then = Reflect.get(old.members, key)
          return now.value !== then?.value || now.get !== then?.get
        })
      )
    })
}
