/** Sentences of names that stand for an account. */
export const names = {
  choose: 'Choose a name',
  guide: [
    {
      title: 'Easier than an address',
      text: 'Friends send to your name, and it reaches your account.',
    },
    {
      title: 'Free, and yours',
      text: 'You sign that you want it. Nothing is paid, and no transaction is made.',
    },
    {
      title: 'Everybody can see it',
      text: 'Whoever knows the name can look up your address, and what it holds.',
    },
  ],
  name: 'Your name',
  suffixed: (suffix: string) => `It ends with ${suffix}`,
  hint: 'Letters, digits and hyphens, at least 4',
  checking: 'Looking whether it is free',
  free: (name: string) => `${name} is free`,
  taken: (name: string) => `${name} is taken`,
  suggestions: 'Free names like it',
  take: (name: string) => `Take ${name}`,
  enter: 'Enter a name',
  other: 'Choose another name',
  register: 'Register name',
  confirm: 'Confirm in your wallet',
  unchanged: 'Nothing was registered.',
  unknown: 'It may be registered all the same. Look before you try again.',
  unsupported: 'Names do not work on this network',
  unsupportedHint: 'They are for the accounts of EVM networks.',
  otherNetwork: 'Choose another network',
  success: 'This name is yours',
  successHint: 'Whoever sends to it reaches your account.',
  successUnknown: 'Your name is registered',
  done: 'Done',
}
