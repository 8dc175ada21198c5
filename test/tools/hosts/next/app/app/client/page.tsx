import { Leads } from './leads';

export default function Page() {
  return <Leads spId="7001" />;
}
