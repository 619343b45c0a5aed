import styles from './DatabankCredit.module.css';

// Its own words: see SOURCES.md beside the seed.
const CREDIT =
  'The information used herein was obtained free of charge from and is copyrighted by the Hockey ' +
  'Databank project. For more information about the Hockey Databank project please visit ' +
  'http://sports.groups.yahoo.com/group/hockey-databank';

/** The credit that the Hockey Databank asks for. */
export function DatabankCredit() {
  return <p className={`caption ${styles.credit}`}>{CREDIT}</p>;
}
