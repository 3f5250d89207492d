@browser
Feature: A visitor looks around
  Who comes by a link reads, looks for more, changes the language, applies and installs, and stays where they are.

  Scenario: A visitor reads, looks for more and goes on in another language
    Given Ada reads the article "fees-explained" on the site
    When Ada looks for "liquidation" among the articles of the site
    Then the passages that Ada is shown have the word marked
    When Ada goes on to the article "Margin and liquidation, with every number worked out"
    And Ada goes on in "Español"
    Then Ada is still at the article "margin-and-liquidation", which is written in "es-ES"
    When Ada comes back to the site
    Then the site speaks "es-ES" to Ada

  Scenario: A visitor applies as a broker
    When Ada sends an empty application as a broker
    Then Ada is told at each field what is missing
    When Ada fills in the application and sends it
    Then Ada is told a reference, and what happens next
    When Ada applies with the same address once more
    Then Ada is told that there is an application already, and what she wrote is still there

  Scenario: A visitor puts the app on her device
    Given Ada's browser offers to install sites
    When Ada installs the app from its page
    Then Ada's browser has been asked once
    And Ada is told that it is installed

  Scenario: A visitor goes offline, reads on and comes back
    Given Ada has the site on her device, with the article "how-funding-is-computed" and all markets
    When Ada's device loses its connection
    And Ada opens the article "how-funding-is-computed" on her device
    Then Ada reads all of it
    When Ada opens all markets on her device
    Then Ada is told that she is offline, of when the prices are, and that orders cannot be placed
    And the prices on her device are not live
    When Ada's device is connected again
    Then the prices on her device are live without her doing anything
