import { Redirect } from 'expo-router';

import { GalleryScreen } from '@/components/screens/gallery';

/** Only while developing: in the app itself this address leads to the start. */
export default function Gallery() {
  return __DEV__ ? <GalleryScreen /> : <Redirect href="/" />;
}
