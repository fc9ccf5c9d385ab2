declare module 'host:*'
