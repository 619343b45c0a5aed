/** What can be wrong with a section's Worker; 'none' where it is as it should be. */
export type Fault =
  | 'none'
  | 'answers 500'
  | 'hangs'
  | 'HTML is cut off'
  | 'HTML stops'
  | 'answers no HTML'
  | 'section.json is missing'
  | 'section.json is malformed'
  | 'a script is missing'
  | 'a script throws'
  | 'a component throws on the server'
  | 'a component throws in the browser'
  | 'CSS is missing'
  | 'the kit is too new';
