/** The Android window behind the app by night; `backgroundColor` of app.json is only for the day. */
const { AndroidConfig, withAndroidColorsNight } = require('expo/config-plugins');

module.exports = (config, { color }) =>
  withAndroidColorsNight(config, (mod) => {
    mod.modResults = AndroidConfig.Colors.assignColorValue(mod.modResults, {
      name: 'activityBackground',
      value: color,
    });
    return mod;
  });
