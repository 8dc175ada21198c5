import 'lead-widgets/reserve.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Leads' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}
