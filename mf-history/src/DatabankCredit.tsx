import styles from './DatabankCredit.module.css';

// The Hockey Databank project requires this wording: see drizzle/seed/history/SOURCES.md.
const CREDIT =
  'The information used herein was obtained free of charge from and is copyrighted by the Hockey ' +
  'Databank project. For more information about the Hockey Databank project please visit ' +
  'http://sports.groups.yahoo.com/group/hockey-databank';

export function DatabankCredit() {
  return <p className={`caption ${styles.credit}`}>{CREDIT}</p>;
}
