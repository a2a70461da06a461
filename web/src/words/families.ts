/** What stands for the ${…} of each id that is put together: the tests look for all of them in every language. */
export type Families = Readonly<Record<string, readonly string[]>>;
